/** Formats a place as everybody sees it: two decimals are all that is stored. */
export const placeText = ({ lat, lng }: { lat: number; lng: number }): string => `${lat.toFixed(2)}, ${lng.toFixed(2)}`;
