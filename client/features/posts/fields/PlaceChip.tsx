import styled from "@emotion/styled";
import { MapPin, X } from "lucide-react";
import { PLACE_NAME_MAX } from "#server/features/posts/posts.limits.rules";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { placeText } from "./placeText.ts";
import type { Coordinates } from "./useLocation.ts";

interface PlaceChipProps {
  place: Coordinates;
  disabled?: boolean;
  onRemove: () => void;
  onNameChange: (name: string) => void;
}

/** The place of a post while it is written or edited, exactly as it is sent, with its name and a button that takes it away. */
export function PlaceChip({ place, disabled = false, onRemove, onNameChange }: PlaceChipProps) {
  return (
    <Row>
      <Chip>
        <MapPin aria-hidden size="0.875rem" strokeWidth={1.75} /> {placeText(place)}
        <IconButton label="Remove location" icon={<X aria-hidden />} disabled={disabled} onClick={onRemove} />
      </Chip>
      <Name>
        <TextField
          hideLabel
          label="Name of the place"
          placeholder="Name this place, e.g. Accra, Ghana"
          value={place.name ?? ""}
          maxLength={PLACE_NAME_MAX}
          readOnly={disabled}
          autoComplete="off"
          dir="auto"
          onChange={(event) => onNameChange(event.target.value)}
        />
      </Name>
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
}));

const Name = styled.div({ flex: "1 1 220px" });

const Chip = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  paddingInlineStart: theme.space(12),
  borderRadius: theme.radius.pill,
  border: `1px solid ${theme.color.border.default}`,
  background: theme.color.bg.sunken,
}));
