import styled from "@emotion/styled";
import { MapPin, X } from "lucide-react";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { placeText } from "./placeText.ts";
import type { Coordinates } from "./useLocation.ts";

/** The place of a post while it is written or edited, exactly as it is sent, with a button that takes it away. */
export function PlaceChip({ place, onRemove }: { place: Coordinates; onRemove: () => void }) {
  return (
    <Chip>
      <MapPin aria-hidden size={14} strokeWidth={1.75} /> {placeText(place)}
      <IconButton label="Remove location" icon={<X aria-hidden />} onClick={onRemove} />
    </Chip>
  );
}

const Chip = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "flex-start",
  gap: theme.space(4),
  paddingInlineStart: theme.space(12),
  borderRadius: theme.radius.pill,
  border: `1px solid ${theme.color.border.default}`,
  background: theme.color.bg.sunken,
}));
