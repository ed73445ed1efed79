export const NAME_MAX = 60;
export const CONTACT_MAX = 254;
export const ANNOUNCEMENT_MAX = 300;
export const MAINTENANCE_MAX = 300;

/** The days for which acts of staff are stored, at least and usually. */
export const AUDIT_DAYS_MIN = 30;
export const AUDIT_DAYS = 365;
/** The days for which sightings are stored, at least and usually. Statistics by day outlive them. */
export const SIGHTINGS_DAYS_MIN = 30;
export const SIGHTINGS_DAYS = 90;
export const RETENTION_DAYS_MAX = 3_650;

export const COLOUR_INVALID = "A colour must look like #096f59";
