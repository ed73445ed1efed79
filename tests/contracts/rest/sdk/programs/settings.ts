declare const process: { argv: string[]; stdout: { write(text: string): void } };

const [baseUrl = "", login = "", password = "", png = ""] = process.argv.slice(2);

export const settings = { baseUrl, login, password };

/** Returns the picture to upload. */
export const picture = (): Blob =>
  new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))], { type: "image/png" });

/** Writes what the server answered for the test. */
export const report = (post: { content: string; media: { type: string; alt: string | null }[] }): void =>
  process.stdout.write(JSON.stringify(post));
