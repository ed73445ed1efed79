import fs from "node:fs";
import { leave, onLeave, onStart } from "./children.mjs";
import { at } from "./root.mjs";

const POLL_MS = 250;
const FILE = at("dist", ".preparing");

/** Lets one process at a time install and build in this checkout; the others wait for their turn. */
export async function alone(act) {
  makeFolder();
  const own = `${process.pid} ${startOf(process.pid)}`;
  for (let isReported = false; !take(own); isReported = true) {
    if (!isReported) console.log("Another start is installing or building in this folder; waiting for it");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const release = () => fs.rmSync(FILE, { force: true });
  // A child such as npm may outlive this process if it is killed, so the next holder of the lock has to know of it.
  const notes = [onLeave(release), onStart(({ pid }) => pid && fs.appendFileSync(FILE, `\n${pid} ${startOf(pid)}`))];
  try {
    return await act();
  } finally {
    for (const forget of notes) forget();
    release();
  }
}

function makeFolder() {
  try {
    fs.mkdirSync(at("dist"), { recursive: true });
    fs.accessSync(at("dist"), fs.constants.W_OK);
  } catch (error) {
    console.error(`Something must be installed or built, but ${at("dist")} is not writable: ${error.message}`);
    leave(1);
  }
}

function take(own) {
  const draft = `${FILE}.${process.pid}`;
  fs.writeFileSync(draft, own);
  try {
    // The link is atomic, and never replaces that of another process.
    fs.linkSync(draft, FILE);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    dropDead();
    return false;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Removes the lock of a process that was killed, and ends the programs that it had started. */
function dropDead() {
  const held = read(FILE);
  const [holder, ...begun] = held.split("\n").map((line) => line.split(" "));
  const lives = ([pid, since]) => since !== undefined && since === startOf(Number(pid));
  if (lives(holder)) return;
  for (const child of begun.filter(lives)) process.kill(Number(child[0]), "SIGKILL");
  const aside = `${FILE}.${process.pid}.dead`;
  try {
    fs.renameSync(FILE, aside);
    // Another process may have been faster, and this may be a living one's lock: then it is put back.
    if (read(aside) !== held) fs.linkSync(aside, FILE);
  } catch {
    // The lock was removed or taken again meanwhile: the next try decides.
  }
  fs.rmSync(aside, { force: true });
}

function read(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Returns what distinguishes a living process from a later one with the same id; empty for a dead one. */
function startOf(pid) {
  if (process.platform === "linux") {
    const stat = read(`/proc/${pid}/stat`);
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return /^[ZX]/.test(fields[0] || "Z") ? "" : fields[19];
  }
  try {
    process.kill(pid, 0);
    return "alive";
  } catch (error) {
    return error.code === "EPERM" ? "alive" : "";
  }
}
