const OLDEST = [20, 19];

/** Ends with a clear message where Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(
    `Commonplace needs Node ${OLDEST.join(".")} or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      "Install a newer one from https://nodejs.org and try again.",
  );
  process.exit(1);
}
