import styled from "@emotion/styled";
import { useId } from "react";
import { SaveTick, useOutcome } from "#client/features/settings/core/SaveTick.tsx";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import type { ReachKind } from "#client/gql/graphql.ts";
import { isPushSupported } from "#client/lib/browser/pushSupport.ts";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { type Channel, CHANNELS, KINDS, type ReachValue, useTurnChannel } from "./reachSettings.ts";

type Matrix = ReachValue["matrix"];

/** What a browser without push cannot do is no column there. */
const COLUMNS = CHANNELS.filter(({ channel }) => channel !== "push" || isPushSupported());

/** The table of what reaches the member by which channel. Each switch is saved at once. */
export function ReachTable({ matrix }: { matrix: Matrix }) {
  const turnChannel = useTurnChannel();
  const { outcome, clear, report } = useOutcome();
  const id = useId();
  const handleTurn = (kind: ReachKind, channel: Channel, on: boolean) => {
    clear();
    void turnChannel(kind, channel, on).then(report);
  };
  return (
    <SettingRow>
      <Head>
        <Text id={id} variant="ui" as="h3">
          What reaches you, and how
        </Text>
        <SaveTick outcome={outcome} />
      </Head>
      <Text id={`${id}-text`} as="p" variant="meta" tone="secondary" style={{ maxWidth: "52ch" }}>
        Push reaches the devices that you add below. Emails are sent at once only while you have been away for ten
        minutes. What is off in the app reaches you in no other way. You are never notified about people you have muted
        or blocked.
      </Text>
      <Scroll>
        <Table aria-labelledby={id} aria-describedby={`${id}-text`}>
          <thead>
            <tr>
              <th scope="col">About</th>
              {COLUMNS.map(({ channel, label }) => (
                <th key={channel} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {KINDS.map(({ kind, label }) => (
              <KindRow key={kind} label={label} row={matrix.find((one) => one.kind === kind)} onTurn={handleTurn} />
            ))}
          </tbody>
        </Table>
      </Scroll>
    </SettingRow>
  );
}

interface KindRowProps {
  label: string;
  row: Matrix[number] | undefined;
  onTurn: (kind: ReachKind, channel: Channel, on: boolean) => void;
}

function KindRow({ label, row, onTurn }: KindRowProps) {
  if (!row) return null;
  return (
    <tr>
      <th scope="row">{label}</th>
      {COLUMNS.map(({ channel, name }) => {
        const isOn = row[channel];
        return (
          <td key={channel}>
            {isOn === null ? (
              <Never>{channel === "app" ? "always" : "never"}</Never>
            ) : (
              <Switch
                bare
                label={`${label}, ${name}`}
                checked={isOn && (channel === "app" || row.app !== false)}
                disabled={channel !== "app" && row.app === false}
                onChange={(event) => onTurn(row.kind, channel, event.target.checked)}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

const Head = styled.div({ display: "flex", justifyContent: "space-between" });
// With large text its columns are wider than a phone.
const Scroll = styled.div({ overflowX: "auto" });
const Table = styled.table(({ theme }) => ({
  width: "100%",
  marginBlockStart: theme.space(8),
  borderCollapse: "collapse",
  ...theme.type.ui,
  "& th": { textAlign: "start", fontWeight: "inherit", color: theme.color.text.primary },
  "& th[scope=col]": { ...theme.type.meta, color: theme.color.text.secondary, paddingBlock: theme.space(8) },
  "& td, & th[scope=col]:not(:first-of-type)": {
    width: 64,
    textAlign: "center",
    [theme.mq.belowSm]: { width: 48 },
  },
  "& tbody tr": { borderTop: `1px solid ${theme.color.border.subtle}` },
  "& td": { paddingBlock: theme.space(4) },
  "& th[scope=row]": { paddingBlock: theme.space(8), paddingInlineEnd: theme.space(8) },
  "& td > label": { justifyContent: "center", verticalAlign: "middle" },
  "& td > label, & td": { minWidth: 44 },
}));
const Never = styled.span(({ theme }) => ({ ...theme.type.meta, color: theme.color.text.tertiary }));
