/*
 * Formulas in SQL. Where many rows must be different (the members who like a post), they are an arithmetic progression
 * over the members instead of random numbers: its stride has no divisor in common with a power of ten, so nobody occurs
 * twice, and a count that stands in a row is exact without counting.
 */

/** Made-up words: `w1` is everywhere and `w90000` hardly anywhere, as words of a language are. `row` is any positive column. */
export const words = (count: string, row: string) =>
  `(select string_agg('w' || floor(power(100000, random()))::int, ' ') from generate_series(1, ${count}) where ${row} > 0)`;

/** The member with the number `i` among those who did something to the thing. */
export const memberOf = (members: number, thing: string, i: string, stride = 37) =>
  `1 + (${thing} * 7919 + (${i})::bigint * ${stride}) % ${members}`;

/** A member, the first ones far more often than the last ones. */
export const busyMember = (members: number, random = "random()") =>
  `1 + floor(${members} * power(${random}, 2.5))::int`;

/** The number of members of a group: the first groups are the largest. */
export const groupSize = (members: number, group: string) =>
  `greatest(5, floor(${members} * 0.05 / power(${group}, 0.6)))::int`;

/** When the act with the number `i` of `count` acts on something happened: most of them soon after it was created. */
export const actAt = (newest: string, created: string, i: string, count: string) =>
  `${created} + ('${newest}'::timestamptz - ${created}) * power((${i} + 1)::float8 / (${count} + 1), 3)`;

/** When the row with the number `n` of `count` was created: evenly within so many days. */
export const createdAt = (newest: string, n: string, count: number, days: number) =>
  `'${newest}'::timestamptz - (${count} - ${n}) * (interval '${days} days' / ${count})`;

/** A picture in the form of `StoredImage`, whose file does not exist. */
export const image = (name: string, width: number, height: number) =>
  `jsonb_build_object('key', left(md5(${name}), 24) || '.webp', 'width', ${width}, 'height', ${height},
    'placeholder', '3OcRJYB4d3h/iIeHeEh3eIhw+j2w', 'renditions', jsonb_build_array(
      jsonb_build_object('key', left(md5(${name} || 's'), 24) || '.webp', 'width', ${width} / 2, 'type', 'image/webp'),
      jsonb_build_object('key', left(md5(${name} || 'm'), 24) || '.avif', 'width', ${width}, 'type', 'image/avif')))`;
