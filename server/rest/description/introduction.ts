/** What the description says before its calls. */
export const INTRODUCTION = `
Every answer is JSON: \`{"success": true, ...}\`, or \`{"success": false, "code": "...", "reason": "...", "message": "...",
"errors": {...}}\`. Programs decide by the code, and by the reason where there is one; the message is a sentence that can be
shown to the member. With \`Accept: application/problem+json\` a refusal has the form of RFC 9457.

Sign in with \`POST /auth/login\` and send the returned token with every call: \`Authorization: Bearer <token>\`.

- All paths are under \`/api\`, and for older clients also at the root of the server. A trailing slash is ignored. At the
  root, a path that is also a screen returns the screen to a browser.
- Bodies are JSON or multipart forms; under \`/auth\` also urlencoded forms. A form sends numbers as text and lists
  separated by commas.
- Unknown fields in a body or query are ignored, unless the request says \`Prefer: handling=strict\` (RFC 7240). It is
  then refused with 422, \`errors\` names each unknown field, and the answer has \`Preference-Applied: handling=strict\`.
- \`HEAD\` works wherever \`GET\` does, except for links that change something; \`OPTIONS\` returns the methods of a path.
- Every \`POST\` accepts an \`Idempotency-Key\`: for 24 hours, repeating it with the same key and body returns the same answer
  again, with the header \`Idempotent-Replayed: true\`, and has no further effect.
- A list by page says \`hasMore\`, or has \`pagination\`: the last page is the one where nothing follows.
- A call that will be removed says so at least 180 days before, with the headers \`Deprecation\` (RFC 9745) and \`Sunset\`
  (RFC 8594). Answers can get further fields at any time; clients must ignore those that they do not know.
- Answers to members say how many requests are left: \`RateLimit-Policy\`, \`RateLimit\`, and \`X-RateLimit-Limit\`,
  \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (seconds since 1970).
- Answers must not be cached. \`x-request-id\` identifies a request in the log.
`.trim();
