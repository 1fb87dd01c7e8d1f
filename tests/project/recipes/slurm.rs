//! A cluster of one node: Slurm's controller and its node, and munge, by which they know each other, all on this machine and in
//! a folder of their own, until the test ends.

use std::env;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::support::skipped;

/// Programs that run until this is dropped.
pub struct Slurm {
    /// Not among the builds: the name of a socket has to be short.
    place: PathBuf,
    /// Each needs those before it.
    running: Vec<Child>,
}

impl Slurm {
    /// Starts it and waits until its node takes jobs; `None` where it is not installed.
    pub fn started(untried: &str) -> Option<Self> {
        for (program, version) in [("munged", "--version"), ("slurmctld", "-V"), ("slurmd", "-V")] {
            let there = command(program).arg(version).output();
            if !there.is_ok_and(|output| output.status.success()) {
                skipped(program, untried);
                return None;
            }
        }
        let place = env::temp_dir().join(format!("nimlab-slurm-{}", process::id()));
        fs::create_dir_all(place.join("state")).expect("a folder can be made");
        let mut slurm = Self { place, running: Vec::new() };
        slurm.write_settings();
        slurm.start_munge();
        let settings = slurm.file("slurm.conf");
        slurm.start("slurmctld", &["-D", "-f", &settings]);
        slurm.start("slurmd", &["-D", "-N", "localhost", "-f", &settings]);
        slurm.wait("sinfo", &["--noheader", "--format=%t"], "idle");
        Some(slurm)
    }

    /// What a script says that uses it.
    pub fn settings(&self) -> String {
        format!("export SLURM_CONF='{}'\n", self.file("slurm.conf"))
    }

    fn file(&self, name: &str) -> String {
        let file = self.place.join(name);
        file.to_str().expect("folders have names in text").to_owned()
    }

    fn write_settings(&self) {
        let user = command("id").arg("-un").output().expect("id runs").stdout;
        let user = String::from_utf8(user).expect("a user has a name");
        let user = user.trim();
        let (port_of_controller, port_of_node) = free_ports();
        let place = self.place.display();
        let settings = format!(
            "ClusterName=nimlab
SlurmctldHost=localhost(127.0.0.1)
SlurmctldPort={port_of_controller}
SlurmdPort={port_of_node}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={place}/munge.socket
StateSaveLocation={place}/state
SlurmdSpoolDir={place}/state
SlurmctldPidFile={place}/slurmctld.pid
SlurmdPidFile={place}/slurmd.pid
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
NodeName=localhost NodeAddr=127.0.0.1 CPUs=2
PartitionName=all Nodes=localhost Default=YES
"
        );
        fs::write(self.file("slurm.conf"), settings).expect("settings can be written");
    }

    fn start_munge(&mut self) {
        use std::os::unix::fs::PermissionsExt;

        let key = self.file("munge.key");
        // Nothing is kept secret by it, but it has to look like a secret.
        fs::write(&key, [17; 1024]).expect("a key can be written");
        let for_owner = fs::Permissions::from_mode(0o600);
        fs::set_permissions(&key, for_owner).expect("it can be kept");
        let options = [
            ("socket", "munge.socket"),
            ("key-file", "munge.key"),
            ("pid-file", "munge.pid"),
            ("log-file", "munge.log"),
            ("seed-file", "munge.seed"),
        ];
        let options = options.map(|(option, name)| format!("--{option}={}", self.file(name)));
        let mut words = vec!["--foreground", "--force"];
        words.extend(options.iter().map(|option| &**option));
        self.start("munged", &words);
        let socket = format!("--socket={}", self.file("munge.socket"));
        self.wait("munge", &["--no-input", &socket], "MUNGE:");
    }

    fn start(&mut self, program: &str, words: &[&str]) {
        let log = fs::File::create(self.file(&format!("{program}.out"))).expect("it can be made");
        let started = command(program)
            .args(words)
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("it can be shared"))
            .stderr(log)
            .spawn();
        self.running.push(started.expect("it starts"));
    }

    /// Waits until a program prints this, for as long as what was started runs.
    fn wait(&mut self, program: &str, words: &[&str], expected: &str) {
        let prints = |output: Output| String::from_utf8_lossy(&output.stdout).contains(expected);
        let is_ready = || {
            let output = command(program)
                .args(words)
                .env("SLURM_CONF", self.place.join("slurm.conf"))
                .output();
            output.is_ok_and(prints)
        };
        while !is_ready() {
            sleep(Duration::from_millis(200));
            for child in &mut self.running {
                let ended = child.try_wait().expect("its state is known");
                assert!(ended.is_none(), "{ended:?}: {}", said_in(&self.place));
            }
        }
    }
}

/// What all of them have said.
fn said_in(place: &Path) -> String {
    let files = fs::read_dir(place).expect("it can be listed");
    let files = files.map(|entry| entry.expect("it can be listed").path());
    let said = files.filter(|file| file.extension().is_some_and(|it| it == "out"));
    said.map(|file| fs::read_to_string(file).unwrap_or_default()).collect()
}

impl Drop for Slurm {
    fn drop(&mut self) {
        while let Some(mut child) = self.running.pop() {
            // Whatever has ended by itself cannot be killed any more.
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = fs::remove_dir_all(&self.place);
    }
}

/// A program that may be one for administrators.
fn command(program: &str) -> Command {
    let usual = env::var("PATH").unwrap_or_default();
    let mut command = Command::new(program);
    command.env("PATH", format!("{usual}:/usr/sbin:/sbin"));
    command
}

/// Two ports at which nobody listens.
fn free_ports() -> (u16, u16) {
    let listeners = [0, 0].map(|any| TcpListener::bind(("127.0.0.1", any)).expect("there is one"));
    let [first, second] = listeners.map(|it| it.local_addr().expect("it has one").port());
    (first, second)
}
