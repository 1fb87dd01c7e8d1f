
// Sets a page that is one explanation to work. It begins at its start where that is asked for, or at the step after #.
{
  const steps = presenting(document.querySelector("main"), document.querySelector(".controls"));
  const asked = () => /^#(\d{1,4})$/.exec(location.hash);
  const begin = () => {
    const step = asked();
    if (step) steps.start(Number(step[1]));
  };
  if (document.body.matches(".in-steps") && !asked()) steps.start();
  else begin();
  addEventListener("hashchange", begin);
}
