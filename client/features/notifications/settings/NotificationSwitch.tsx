import styled from "@emotion/styled";
import { SaveTick, useOutcome } from "#client/features/settings/core/SaveTick.tsx";
import type { NotificationType } from "#client/gql/graphql.ts";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { useTurnNotifications } from "./notificationSettings.ts";

interface NotificationSwitchProps {
  type: NotificationType;
  label: string;
  isOn: boolean;
}

/** The switch of one type of notification; it is saved at once. */
export function NotificationSwitch({ type, label, isOn }: NotificationSwitchProps) {
  const turnNotifications = useTurnNotifications();
  const { outcome, clear, report } = useOutcome();
  const handleChange = (on: boolean) => {
    clear();
    void turnNotifications(type, on).then(report);
  };
  return (
    <Row>
      <Switch wide label={label} checked={isOn} onChange={(event) => handleChange(event.target.checked)} />
      <SaveTick outcome={outcome} besideSwitch />
    </Row>
  );
}

// The sign is on the line of its switch, which has no space of its own above it here.
const Row = styled.div({
  position: "relative",
  "& > [data-beside-switch][data-outcome=saved]": { insetBlockStart: 0 },
});
