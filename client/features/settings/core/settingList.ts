import styled from "@emotion/styled";
import { SettingRow } from "./SettingsSection.tsx";

/** A setting that is a list: of what the member asked for, hid or added. */
export const ListSetting = styled(SettingRow)(({ theme }) => ({ minWidth: 0, gap: theme.space(8) }));

export const SettingList = styled.ul({ listStyle: "none", margin: 0, padding: 0 });

/** A row of such a list: an icon, words and a button; one that was taken out fades first. */
export const SettingItem = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 44,
  paddingBlock: theme.space(8),
  outline: "none",
  transition: `opacity ${theme.motion.base}`,
  "&[data-leaving]": { opacity: 0 },
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
  "& > svg": {
    width: "1.25rem",
    height: "1.25rem",
    strokeWidth: 1.75,
    flexShrink: 0,
    color: theme.color.text.tertiary,
  },
}));

export const SettingWords = styled.div({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
