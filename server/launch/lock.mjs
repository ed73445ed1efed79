import fs from "node:fs";
import { leave, onLeave } from "./children.mjs";
import { at } from "./root.mjs";

const POLL_MS = 250;
const FILE = at("dist", ".preparing");

/** Lets one process at a time install and build in this checkout; the others wait for their turn. */
export async function alone(act) {
  makeFolder();
  const own = `${process.pid} ${startOf(process.pid)}`;
  for (let told = false; !take(own); told = true) {
    if (!told) console.log("Another start is installing or building here; waiting for it");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const release = () => fs.rmSync(FILE, { force: true });
  const forget = onLeave(release);
  try {
    return await act();
  } finally {
    forget();
    release();
  }
}

function makeFolder() {
  try {
    fs.mkdirSync(at("dist"), { recursive: true });
    fs.accessSync(at("dist"), fs.constants.W_OK);
  } catch (error) {
    console.error(`Something must be installed or built, but ${at("dist")} cannot be written: ${error.message}`);
    leave(1);
  }
}

function take(own) {
  const draft = `${FILE}.${process.pid}`;
  fs.writeFileSync(draft, own);
  try {
    // Atomic, and never replaces another's.
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

/** Takes away the lock of a process that was killed. */
function dropDead() {
  const held = read(FILE);
  const [pid, since] = held.split(" ");
  if (held !== "" && since === startOf(Number(pid))) return;
  const aside = `${FILE}.${process.pid}.dead`;
  try {
    fs.renameSync(FILE, aside);
    // Somebody else may have been faster, and this be a living one's: give it back.
    if (read(aside) !== held) fs.linkSync(aside, FILE);
  } catch {
    // It is gone, or taken again: the next try tells.
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

/** What tells a living process from a later one with its number. Empty: it is dead. */
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
