/** The one-time word by which this page's style sheets are let in; the server writes it into the page. */
export const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;

// The scroll lock of dialogs makes a style sheet too, and looks for the word under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });
