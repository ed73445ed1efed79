import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { buttonLook } from "./buttonLook.ts";
import type { ButtonSize, ButtonVariant } from "./buttonLook.ts";
import { ownProps } from "#client/ui/layout/ownProps.ts";

/** A link that looks like a button: a link leads to another page, a Button acts. */
export const ButtonLink = styled(Link, { shouldForwardProp: ownProps("variant", "size") })<{
  variant?: ButtonVariant;
  size?: ButtonSize;
}>(({ theme, variant = "primary", size = "md" }) => buttonLook(theme, variant, size));
