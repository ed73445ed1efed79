import styled from "@emotion/styled";
import { useId } from "react";
import { NavLink } from "react-router-dom";
import { Text } from "#client/ui/text/Text.tsx";
import { Brand } from "./Brand.tsx";
import { FOOTER_GROUPS } from "./footerGroups.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { PRODUCT } from "#client/lib/text/tabTitle.ts";

export interface FooterProps {
  /** Adds the theme switch on phones, where the header of visitors is too narrow for it. */
  withTheme?: boolean;
}

/** The footer of a page with links to the texts about the product. */
export function Footer({ withTheme = false }: FooterProps) {
  const id = useId();
  return (
    <Frame>
      <Inner>
        <Owner>
          <Brand />
          <Text variant="meta" tone="tertiary" as="p">
            © 2024
          </Text>
        </Owner>
        <Groups aria-label={`About ${PRODUCT}`}>
          {FOOTER_GROUPS.map(({ title, pages }, index) => (
            <Group key={title}>
              <Text as="h2" variant="micro" tone="tertiary" id={`${id}${index}`}>
                {title}
              </Text>
              <Links aria-labelledby={`${id}${index}`}>
                {pages.map(({ name, label }) => (
                  <li key={name}>
                    <Page to={`/${name}`}>{label}</Page>
                  </li>
                ))}
              </Links>
            </Group>
          ))}
        </Groups>
        {withTheme && (
          <Theme>
            <ThemeSwitch />
          </Theme>
        )}
      </Inner>
    </Frame>
  );
}

const Frame = styled.footer(({ theme }) => ({ borderTop: `1px solid ${theme.color.border.default}` }));
const Inner = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(32),
  maxWidth: 1240,
  marginInline: "auto",
  padding: `${theme.space(32)} ${theme.space(16)}`,
  [theme.mq.md]: { gridTemplateColumns: "1fr auto", paddingBlock: theme.space(40) },
  [theme.mq.xxl]: { maxWidth: 1344 },
}));
const Owner = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  [theme.mq.md]: {
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "flex-start",
    // The name is on the line of the groups' titles.
    marginTop: `-${theme.space(12)}`,
  },
}));
const Groups = styled.nav(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${theme.space(24)} ${theme.space(16)}`,
  [theme.mq.md]: { gridTemplateColumns: "repeat(3, auto)", columnGap: theme.space(72) },
}));
const Group = styled.div(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: theme.space(8),
  // Two columns on phones: the third group fills both of them.
  [theme.mq.belowMd]: {
    "&:last-child": { gridColumn: "1 / -1" },
    "&:last-child > ul": { gridTemplateColumns: "1fr 1fr", columnGap: theme.space(16) },
  },
}));
const Links = styled.ul({ display: "grid" });
const Page = styled(NavLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 32,
  color: theme.color.text.secondary,
  textDecoration: "none",
  borderRadius: theme.radius.tag,
  ...theme.type.ui,
  "&:hover": { color: theme.color.text.primary, textDecoration: "underline" },
  "&[aria-current=page]": { color: theme.color.text.primary, fontWeight: 650 },
  "@media (pointer: coarse)": { minHeight: 44 },
}));
const Theme = styled.div(({ theme }) => ({
  display: "flex",
  justifyContent: "center",
  [theme.mq.md]: { display: "none" },
}));
