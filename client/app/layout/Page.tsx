import styled from "@emotion/styled";

/** A whole page from header to footer, at least as high as the window. */
export const Page = styled.div({ display: "flex", flexDirection: "column", minHeight: "100dvh" });

/** The content of the page; on a short page it keeps the footer at the bottom of the window. */
export const Content = styled.main({ flex: "1 0 auto", outline: "none" });
