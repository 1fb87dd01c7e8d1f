//! Who grades: root and others get the same jail where the system lets them.

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{self, Command};

use grade::python::Python;

use super::confinement::{Confined, TIME, command, python, pythons, start};
use super::namespace::{inside, skipped};

/// Whether this comes to a good end, called by this user.
fn succeeds(user: &[&str], words: &[&str]) -> bool {
    let tried = Command::new(user[0]).args(&user[1..]).args(words).output();
    tried.is_ok_and(|output| output.status.success())
}

/// Whether this user may make the namespaces, asked of `unshare`.
fn may_make_namespaces(user: &[&str]) -> bool {
    succeeds(user, &["unshare", "--user", "--pid", "--net", "--fork", "true"])
}

/// What must be there is there, and Python is process 1 and nobody.
fn check(confined: Confined, may_make_namespaces: bool) {
    let ended = confined.ended();
    let layers = ended.layers;
    eprintln!("{layers:?}");
    assert!(layers.process_group && layers.limits);
    if Path::new("/proc/sys/kernel/seccomp/actions_avail").exists() {
        let is_listed = cfg!(any(target_arch = "x86_64", target_arch = "aarch64"));
        assert_eq!(layers.seccomp, is_listed);
    }
    if may_make_namespaces {
        assert!(layers.user_namespace && layers.pid_namespace && layers.network_namespace);
        assert_eq!(ended.output, "1 65534\n", "{}", ended.errors);
    }
}

const WHO: &str = "import os; print(os.getpid(), os.getuid())";

#[test]
fn this_user_has_every_layer_that_the_system_has() {
    inside(|| {
        for python in pythons() {
            let confined = start(command(&python, TIME, WHO));
            check(confined, may_make_namespaces(&["env"]));
        }
    });
}

#[test]
fn a_user_without_rights_has_every_layer_too() {
    inside(|| {
        const NOBODY: [&str; 4] = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
        let Ok(python) = Python::ask(Path::new("/usr/bin/python3")) else {
            return skipped("/usr/bin/python3, which every user can run");
        };
        if !succeeds(&NOBODY, &["true"]) {
            return skipped("the right to become another user (setpriv, as root)");
        }
        // Where everybody can run it, which the build's own folder may not be.
        let folder = env::temp_dir().join(format!("nimlab-jail-test-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let nimlab = folder.join("nimlab");
        fs::copy(env!("CARGO_BIN_EXE_nimlab"), &nimlab).unwrap();
        for open in [&folder, &nimlab] {
            fs::set_permissions(open, Permissions::from_mode(0o755)).unwrap();
        }
        let inner = command(&python, TIME, WHO);
        let mut nobody = Command::new(NOBODY[0]);
        nobody.args(&NOBODY[1..]).arg(&nimlab).args(inner.get_args()).current_dir("/");
        let confined = start(nobody);
        fs::remove_dir_all(&folder).unwrap();
        check(confined, may_make_namespaces(&NOBODY));
    });
}

/// Without namespaces the other layers hold: a process that may make none is what `setpriv` cannot give, but a limit of
/// namespaces can.
#[test]
fn without_namespaces_the_other_layers_hold() {
    inside(|| {
        let attempts = "
import os
for do in (os.fork, lambda: os.kill(os.getppid(), 9), lambda: open('/etc/passwd'), lambda: os.kill(-1, 9)):
    try: do(); print('DONE')
    except OSError as error: print(error.errno, flush=True)
os.kill(os.getpid(), 15)
";
        let inner = command(&python(), TIME, attempts);
        // A user namespace in which no further namespaces may be made. The limits are the namespace's own.
        let mut shell = Command::new("unshare");
        let forbid = "for kind in user pid net ipc; do echo 0 > /proc/sys/user/max_${kind}_namespaces; done; \"$@\"; exit $?";
        shell
            .args(["--user", "--map-root-user", "sh", "-c", forbid, "sh"])
            .arg(inner.get_program())
            .args(inner.get_args());
        let ended = start(shell).ended();
        let layers = ended.layers;
        assert!(!layers.user_namespace && !layers.pid_namespace && !layers.network_namespace);
        assert!(layers.limits);
        if layers.seccomp && layers.landlock {
            assert_eq!(ended.output, "1\n1\n13\n1\n", "{}", ended.errors);
            // It may still end itself, and the status is told all the same.
            assert_eq!(ended.status.code(), Some(128 + 15), "{}", ended.status);
        }
    });
}
