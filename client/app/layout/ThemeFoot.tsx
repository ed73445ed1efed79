import styled from "@emotion/styled";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/** The theme switch at the foot of public pages, where the header is too narrow for it. */
export function ThemeFoot() {
  return (
    <Foot>
      <ThemeSwitch />
    </Foot>
  );
}

const Foot = styled.footer(({ theme }) => ({
  display: "flex",
  justifyContent: "center",
  padding: `${theme.space(8)} ${theme.space(16)} ${theme.space(24)}`,
  [theme.mq.md]: { display: "none" },
}));
