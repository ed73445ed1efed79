/** Formats a place as everybody sees it: two decimals are all that is stored. */
export const placeText = ({ lat, lng }: { lat: number; lng: number }): string => `${lat.toFixed(2)}, ${lng.toFixed(2)}`;

/** Returns a place as the server receives it. */
export const placeInput = (place: { lat: number; lng: number; name?: string } | null) => ({
  location: place && { lat: place.lat, lng: place.lng },
  placeName: place?.name?.trim() || null,
});
