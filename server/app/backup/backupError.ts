/** A backup cannot be made or restored as things are; the message says what to do about it. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
