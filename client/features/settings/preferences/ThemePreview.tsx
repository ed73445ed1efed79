import styled from "@emotion/styled";
import { useId } from "react";
import type { ThemeChoice } from "#client/theme/choice.ts";
import { colours } from "#client/theme/tokens.ts";

/** A small preview of a page. Its colours are those of the previewed theme, whichever is active. */
export function ThemePreview({ choice }: { choice: ThemeChoice }) {
  const clip = useId();
  return (
    <Picture viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Miniature theme={choice === "dark" ? "dark" : "light"} />
      {choice === "system" && (
        <>
          <clipPath id={clip}>
            <path d="M78 0 H120 V72 H42 Z" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Miniature theme="dark" />
          </g>
        </>
      )}
    </Picture>
  );
}

function Miniature({ theme }: { theme: "light" | "dark" }) {
  const fill = (name: keyof typeof colours) => colours[name][theme];
  return (
    <>
      <rect width="120" height="72" fill={fill("bg.canvas")} />
      <rect width="120" height="12" fill={fill("bg.surface")} />
      <path d="M0 12 H120" stroke={fill("border.default")} strokeWidth="1" />
      <circle cx="10" cy="6" r="2.5" fill={fill("primary.solid")} />
      <circle cx="13" cy="6" r="2.5" fill="none" stroke={fill("badge.bg")} strokeWidth="1.2" />
      <rect x="16" y="20" width="88" height="60" rx="4" fill={fill("bg.surface")} stroke={fill("border.default")} />
      <rect x="23" y="27" width="10" height="10" rx="3" fill={fill("primary.tintBorder")} />
      <rect x="37" y="28" width="34" height="3" rx="1.5" fill={fill("text.primary")} />
      <rect x="37" y="34" width="22" height="2.5" rx="1.25" fill={fill("text.tertiary")} />
      <rect x="23" y="44" width="72" height="3" rx="1.5" fill={fill("text.secondary")} />
      <rect x="23" y="50" width="58" height="3" rx="1.5" fill={fill("text.secondary")} />
      <rect x="23" y="59" width="22" height="7" rx="3" fill={fill("primary.solid")} />
    </>
  );
}

const Picture = styled.svg({ display: "block", width: "100%", aspectRatio: "5 / 3" });
