import styled from "@emotion/styled";

/** The logos of the networks, in the colour of the text beside them. */
const Mark = styled.svg({ width: "1.125rem", height: "1.125rem", flexShrink: 0, fill: "currentColor", stroke: "none" });

/** The logo of LinkedIn. */
export function LinkedInMark() {
  return (
    <Mark viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm2.2 6.9v7.9h2.4V9.9H6.2Zm1.2-3.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Zm3 3.8v7.9h2.4v-4.2c0-1.2.6-1.8 1.5-1.8s1.3.6 1.3 1.8v4.2H18v-4.6c0-2.3-1.2-3.5-2.9-3.5-1.1 0-1.9.5-2.4 1.3V9.9h-2.3Z" />
    </Mark>
  );
}

/** The logo of WhatsApp. */
export function WhatsAppMark() {
  return (
    <Mark viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.5a9.4 9.4 0 0 0-8.1 14.2L2.6 21.4l4.8-1.25A9.4 9.4 0 1 0 12 2.5Zm0 1.7a7.7 7.7 0 1 1-4.1 14.2l-.3-.2-2.6.7.7-2.6-.2-.3A7.7 7.7 0 0 1 12 4.2Zm-3.2 3.7c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1s.9 2.4 1 2.6c.1.2 1.8 2.8 4.4 3.8 2.1.8 2.6.7 3 .6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.5-.3l-1.8-.9c-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2.1-1.3-.8-.7-1.3-1.5-1.4-1.8-.2-.2 0-.4.1-.5l.4-.5.3-.4v-.4l-.8-1.9c-.2-.5-.4-.4-.6-.4h-.4Z" />
    </Mark>
  );
}

/** The logo of Facebook. */
export function FacebookMark() {
  return (
    <Mark viewBox="0 0 24 24" aria-hidden="true">
      <path d="M22 12a10 10 0 1 0-11.56 9.88v-6.99H7.9V12h2.54V9.8c0-2.51 1.49-3.89 3.78-3.89 1.09 0 2.24.190 2.24.190v2.46h-1.26c-1.24 0-1.63.770-1.63 1.56V12h2.77l-.440 2.89h-2.33v6.99A10 10 0 0 0 22 12Z" />
    </Mark>
  );
}
