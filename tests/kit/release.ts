/** Whether everything that belongs to a release is proved too (`npm run test:all`). */
export const isRelease = process.env["RELEASE_TESTS"] === "on";
