// Runs before anything is drawn: the game that stands in the page is shown at once, but only where that is what was asked for.

function isElsewhere(): boolean {
  if (location.hash.length > 1) return true;
  try {
    return /"game":\{/.test(localStorage.getItem("nimlab") ?? "");
  } catch {
    return false;
  }
}

if (isElsewhere()) document.documentElement.classList.add("elsewhere");
