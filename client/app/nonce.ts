/**
 * The nonce with which the content security policy admits this page's style sheets; the server writes it into the page.
 */
export const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;

// The scroll lock of dialogs makes a style sheet too, and reads the nonce from this global.
Object.assign(globalThis, { __webpack_nonce__: nonce });
