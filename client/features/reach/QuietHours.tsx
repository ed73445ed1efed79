import styled from "@emotion/styled";
import { SaveTick, useOutcome } from "#client/features/settings/core/SaveTick.tsx";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { localTimeZone, type ReachValue, useUpdateReach } from "./reachSettings.ts";

type QuietHoursProps = Pick<ReachValue, "doNotDisturb" | "quietFrom" | "quietTo" | "timeZone">;

/** Every half hour of a day, as a clock shows it. */
const TIMES = Array.from({ length: 48 }, (_, n) => {
  const time = `${String(Math.floor(n / 2)).padStart(2, "0")}:${n % 2 === 0 ? "00" : "30"}`;
  return { value: time, label: time };
});
const withOwn = (own: string) =>
  TIMES.some(({ value }) => value === own) ? TIMES : [{ value: own, label: own }, ...TIMES];

/** The hours in which nothing is pushed or mailed, by the clock of the member. */
export function QuietHours({ doNotDisturb, quietFrom, quietTo, timeZone }: QuietHoursProps) {
  const update = useUpdateReach();
  const { outcome, clear, report } = useOutcome();
  const handleChange = (change: Parameters<typeof update>[0]) => {
    clear();
    void update(change).then(report);
  };
  const here = localTimeZone();
  const zones = [...new Set([timeZone ?? here, here, "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Row>
      <Switch
        wide
        label="Do not disturb"
        checked={doNotDisturb}
        onChange={(event) => handleChange({ doNotDisturb: event.target.checked })}
      />
      <Text as="p" variant="meta" tone="secondary" style={{ maxWidth: "52ch" }}>
        In these hours nothing is pushed, and no email is sent; what happens meanwhile waits in the app.
      </Text>
      {doNotDisturb && (
        <Fields>
          <SelectField
            label="From"
            options={withOwn(quietFrom)}
            value={quietFrom}
            onChange={(event) => handleChange({ quietFrom: event.target.value })}
          />
          <SelectField
            label="Until"
            options={withOwn(quietTo)}
            value={quietTo}
            onChange={(event) => handleChange({ quietTo: event.target.value })}
          />
          <SelectField
            label="Time zone"
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
            value={timeZone ?? here}
            onChange={(event) => handleChange({ timeZone: event.target.value })}
          />
        </Fields>
      )}
      <SaveTick outcome={outcome} besideSwitch />
    </Row>
  );
}

const Row = styled(SettingRow)({ position: "relative", "& > label": { marginBlock: -8 } });
const Fields = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: theme.space(12),
  paddingBlockStart: theme.space(8),
  maxWidth: 520,
  "& > :last-child": { gridColumn: "1 / -1" },
}));
