-- The words that a folded word may be the plural or singular of, where the stems of the two differ.
CREATE OR REPLACE FUNCTION public.other_numbers(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$
  SELECT CASE
    -- Spanish: luz, luces. French: travail, travaux; jeu, jeux; caillou, cailloux; trou, trous.
    WHEN $1 ~ '^([a-z]{3,}|[lpv][aeou])ces$' THEN ARRAY[left($1, -3) || 'z']
    WHEN $1 ~ '^([a-z]{2,}[aeiou]|[lpv][aeou])z$' THEN ARRAY[left($1, -1) || 'ces']
    WHEN $1 ~ '^[a-z]{2,}aux$' THEN ARRAY[left($1, -1), left($1, -2) || 'l', left($1, -2) || 'il']
    WHEN $1 ~ '^[a-z]{2,}ail$' THEN ARRAY[left($1, -2) || 'ux']
    WHEN $1 ~ '^[a-z]{3,}al$' THEN ARRAY[left($1, -1) || 'ux']
    WHEN $1 ~ '^[a-z]+[eo]u[xs]$' THEN ARRAY[left($1, -1)]
    WHEN $1 ~ '^[a-z]+eu$|^[a-z]{2,}[ao]u$' THEN ARRAY[$1 || 'x', $1 || 's']
    -- German: Museum, Museen; Organismus, Organismen; Freundin, Freundinnen; Prinzip, Prinzipien; Nachbar, Nachbarn.
    WHEN $1 ~ '^[a-z]{3,}um$' THEN ARRAY[left($1, -2) || 'en']
    WHEN $1 ~ '^[a-z]{2,}ismus$' THEN ARRAY[left($1, -2) || 'en']
    WHEN $1 ~ '^[a-z]{2,}ismen$' THEN ARRAY[left($1, -2) || 'us']
    WHEN $1 ~ '^[a-z]{3,}innen$' THEN ARRAY[left($1, -3)]
    WHEN $1 ~ '^[a-z]{3,}in$' THEN ARRAY[$1 || 'nen']
    WHEN $1 ~ '^[a-z]{3,}(el|ar)n$' THEN ARRAY[left($1, -1)]
    WHEN $1 ~ '^[a-z]{3,}(el|ar)$' THEN ARRAY[$1 || 'n']
    WHEN $1 ~ '^[a-z]{3,}en$' THEN ARRAY[left($1, -2) || 'um']
    ELSE '{}' END
    || array(SELECT CASE $1 WHEN one THEN many WHEN many THEN one END FROM (VALUES ('oeil', 'yeux'), ('ciel', 'cieux'),
      ('monsieur', 'messieurs'), ('madame', 'mesdames'), ('thema', 'themen'), ('firma', 'firmen'), ('konto', 'konten'), ('risiko', 'risiken'),
      ('drama', 'dramen'), ('villa', 'villen'), ('pizza', 'pizzen'), ('skala', 'skalen'), ('virus', 'viren'), ('globus', 'globen'),
      ('rhythmus', 'rhythmen'), ('praxis', 'praxen'), ('basis', 'basen'), ('prinzip', 'prinzipien'), ('material', 'materialien'),
      ('lexikon', 'lexika'), ('bus', 'busse'), ('visum', 'visa'), ('see', 'seen'), ('bail', 'baux')) AS pair (one, many) WHERE $1 IN (one, many)) $f$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.forms_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$
  SELECT array(SELECT $1 UNION SELECT public.stem_of($1, language) FROM unnest(ARRAY['en','de','fr','es','it','pt','nl','sv','tr','ru']) AS language
    WHERE public.stem_of($1, language) IS NOT NULL UNION SELECT unnest(public.other_numbers($1))) $f$;
