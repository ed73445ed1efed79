-- Takes the accents from letters.
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- The one folding of words: without accents, capitals and widths, and ß as ss. The extension may be in another schema.
DO $do$ DECLARE place text := (SELECT quote_ident(n.nspname) FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'unaccent'); BEGIN
  EXECUTE format('CREATE FUNCTION public.fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $f$
    SELECT lower(regexp_replace(%1$s.unaccent(%2$L::regdictionary, normalize($1, NFKC)), ''[\u0300-\u036f]'', '''', ''g'')) $f$', place, place || '.unaccent');
END $do$;--> statement-breakpoint
-- Returns the folded words of a text in their order. Of scripts without spaces, each two characters are a word, and so is the last one.
CREATE FUNCTION public.words_in(text) RETURNS TABLE (word text, at bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$
  SELECT left(found.word, 100), found.at
  FROM (SELECT btrim(regexp_replace(public.fold($1), '[\s\u0001-/:-@\[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u055a-\u055f\u0589\u05be\u05c0\u05c3\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ue000-\uf8ff\ufe10-\ufe6f\uff00-\uff0f\uff1a-\uff20\U0001f000-\U0001faff]+', ' ', 'g')) AS clean) AS folded,
    LATERAL (SELECT CASE WHEN clean ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3041-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]' THEN (
      SELECT string_agg(CASE WHEN part[1] ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3041-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]'
        THEN (SELECT string_agg(sign || next, ' ' ORDER BY i) FROM (SELECT sign, coalesce(lead(sign) OVER (ORDER BY i), '') AS next, i
          FROM unnest(string_to_array(part[1], NULL)) WITH ORDINALITY AS signs (sign, i)) AS pairs) ELSE part[1] END, ' ' ORDER BY n)
      FROM regexp_matches(clean, '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3041-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+|[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3041-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+', 'g') WITH ORDINALITY AS parts (part, n)) ELSE clean END AS spaced) AS text,
    regexp_split_to_table(spaced, '\s+') WITH ORDINALITY AS found (word, at)
  WHERE found.word <> '' $f$;--> statement-breakpoint
CREATE FUNCTION public.stemmer(language text) RETURNS regdictionary LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$
  SELECT CASE $1 WHEN 'en' THEN 'pg_catalog.english_stem' WHEN 'de' THEN 'pg_catalog.german_stem' WHEN 'fr' THEN 'pg_catalog.french_stem'
    WHEN 'es' THEN 'pg_catalog.spanish_stem' WHEN 'it' THEN 'pg_catalog.italian_stem' WHEN 'pt' THEN 'pg_catalog.portuguese_stem'
    WHEN 'nl' THEN 'pg_catalog.dutch_stem' WHEN 'sv' THEN 'pg_catalog.swedish_stem' WHEN 'tr' THEN 'pg_catalog.turkish_stem'
    WHEN 'ru' THEN 'pg_catalog.russian_stem' END::regdictionary $f$;--> statement-breakpoint
-- Returns the stem of a folded word, with its language in front; null for a word that says nothing, or in other letters.
CREATE FUNCTION public.stem_of(word text, language text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$
  SELECT CASE WHEN $1 ~ CASE WHEN $2 = 'ru' THEN '^[\u0400-\u04ff]+$' ELSE '^[\u0061-\u00ff]+$' END
    THEN CASE WHEN $2 = 'en' THEN '' ELSE $2 || ':' END || (ts_lexize(public.stemmer($2), $1))[1] END $f$;--> statement-breakpoint
-- The words of a text for the index: folded, and by their stems in English and in the language of the text.
CREATE FUNCTION public.terms_of(language text, body text, weight text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$
  SELECT coalesce(string_agg('''' || term || ''':' || places, ' '), '')::tsvector
  FROM (SELECT word, string_agg(least(at, 16383) || $3, ',') AS places FROM public.words_in($2) GROUP BY word) AS placed,
    LATERAL (SELECT word AS term UNION SELECT public.stem_of(word, 'en') UNION SELECT public.stem_of(word, $1)) AS terms
  WHERE term IS NOT NULL AND ts_lexize('pg_catalog.english_stem', word) <> '{}' $f$;--> statement-breakpoint
-- The forms of a folded word of a query, whose language nobody knows.
CREATE FUNCTION public.forms_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$
  SELECT array(SELECT $1 UNION SELECT public.stem_of($1, language) FROM unnest(ARRAY['en','de','fr','es','it','pt','nl','sv','tr','ru']) AS language
    WHERE public.stem_of($1, language) IS NOT NULL) $f$;--> statement-breakpoint
CREATE FUNCTION public.forms_in(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$
  SELECT array(SELECT DISTINCT form FROM public.words_in($1), unnest(public.forms_of(word)) AS form) $f$;--> statement-breakpoint
-- Finds words, one after the other, in any of their forms. It is empty for words that say nothing.
CREATE FUNCTION public.query_of(words text, weight text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $f$
DECLARE one record; form tsquery; result tsquery; last bigint; BEGIN
  FOR one IN SELECT word, at, word ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3041-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]$' AS is_sign, lag(word) OVER (ORDER BY at) AS before FROM public.words_in(words) ORDER BY at LOOP
    CONTINUE WHEN ts_lexize('pg_catalog.english_stem', one.word) = '{}' OR (one.is_sign AND length(one.before) = 2 AND right(one.before, 1) = one.word);
    SELECT string_agg('''' || f || '''' || CASE WHEN one.is_sign THEN ':*' || weight WHEN weight <> '' THEN ':' || weight ELSE '' END, ' | ')::tsquery
      INTO form FROM unnest(public.forms_of(one.word)) AS f;
    result := CASE WHEN last IS NULL THEN form ELSE tsquery_phrase(result, form, (one.at - last)::int) END;
    last := one.at;
  END LOOP;
  RETURN coalesce(result, '');
END $f$;--> statement-breakpoint
-- Leaves out the small words of the language that a query is in, if it has two of them.
CREATE FUNCTION public.content_words(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$
  SELECT CASE WHEN cardinality(rest) > 0 THEN rest ELSE $1 END FROM (SELECT array(
    SELECT word FROM unnest($1) AS word WHERE spoken IS NULL OR ts_lexize(public.stemmer(spoken), public.fold(word)) <> '{}') AS rest
    FROM (SELECT (SELECT language FROM unnest(ARRAY['en','de','fr','es','it','pt','nl','sv','tr','ru']) AS language, unnest($1) AS word
      WHERE ts_lexize(public.stemmer(language), public.fold(word)) = '{}'
      GROUP BY language HAVING count(DISTINCT word) > 1 ORDER BY count(*) DESC, language LIMIT 1) AS spoken) AS guess) AS left_over $f$;--> statement-breakpoint
-- The query of a search: a list of lists of words, of which any of each list must be there, or must not (`no`).
CREATE FUNCTION public.search_query(asked jsonb) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $f$
DECLARE choices jsonb; wanted text[]; part tsquery; result tsquery; BEGIN
  wanted := public.content_words(array(SELECT term ->> 'w' FROM jsonb_array_elements(asked) AS list, jsonb_array_elements(list) AS term WHERE NOT term ? 'no'));
  FOR choices IN SELECT list FROM jsonb_array_elements(asked) AS list LOOP
    SELECT string_agg('(' || CASE WHEN term ? 'no' THEN '!' ELSE '' END || '(' || q::text || '))', ' | ')::tsquery INTO part
      FROM jsonb_array_elements(choices) AS term, LATERAL (SELECT public.query_of(term ->> 'w', '') AS q) AS made
      WHERE numnode(q) > 0 AND (term ? 'no' OR term ->> 'w' = ANY (wanted));
    IF part IS NOT NULL THEN result := CASE WHEN result IS NULL THEN part ELSE result && part END; END IF;
  END LOOP;
  RETURN coalesce(result, '');
END $f$;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "terms" "tsvector";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "tag_forms" text[];--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "terms" "tsvector";--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "form" text;--> statement-breakpoint
-- As many frequent words as before: each has up to three forms now.
ALTER TABLE "posts" ALTER COLUMN "terms" SET STATISTICS 600;--> statement-breakpoint
-- No feed reads the words of posts: those of long rows lie elsewhere, so that a page of posts is no larger than before.
ALTER TABLE "posts" SET (toast_tuple_target = 1024);--> statement-breakpoint
-- Separates the tags of a post as they are written from their names.
CREATE FUNCTION "name_tags_of_post"() RETURNS trigger LANGUAGE plpgsql AS $f$ DECLARE forms text[] := NEW.tags; BEGIN
  SELECT coalesce(array_agg(name ORDER BY n), '{}'), coalesce(array_agg(form ORDER BY n), '{}') INTO NEW.tags, NEW.tag_forms FROM (
    SELECT DISTINCT ON (public.fold(form)) public.fold(form) AS name, form, n FROM unnest(forms) WITH ORDINALITY AS written (form, n)
    ORDER BY public.fold(form), n) AS tag;
  IF NEW.tags = NEW.tag_forms THEN NEW.tag_forms := NULL; END IF;
  RETURN NEW;
END $f$;--> statement-breakpoint
CREATE TRIGGER "posts_tags_named" BEFORE INSERT OR UPDATE OF "tags" ON "posts" FOR EACH ROW EXECUTE FUNCTION "name_tags_of_post"();--> statement-breakpoint
CREATE FUNCTION "read_post"() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN
  NEW.terms := public.terms_of(NEW.language, NEW.title, 'A') || public.terms_of(NEW.language, array_to_string(coalesce(NEW.tag_forms, NEW.tags), ' '), 'B')
    || public.terms_of(NEW.language, NEW.content, 'C');
  RETURN NEW;
END $f$;--> statement-breakpoint
-- PostgreSQL fires triggers in the order of their names: the tags have theirs before.
CREATE TRIGGER "posts_terms_read" BEFORE INSERT OR UPDATE OF "title", "content", "tags", "language" ON "posts" FOR EACH ROW EXECUTE FUNCTION "read_post"();--> statement-breakpoint
CREATE FUNCTION "read_comment"() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN
  NEW.terms := public.terms_of(NEW.language, NEW.content, '');
  RETURN NEW;
END $f$;--> statement-breakpoint
CREATE TRIGGER "comments_terms_read" BEFORE INSERT OR UPDATE OF "content", "language" ON "comments" FOR EACH ROW EXECUTE FUNCTION "read_comment"();--> statement-breakpoint
-- A server of the version before writes tags under other names.
CREATE FUNCTION "name_tag"() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN
  NEW.name := public.fold(NEW.name);
  RETURN NEW;
END $f$;--> statement-breakpoint
CREATE TRIGGER "tag_deltas_named" BEFORE INSERT ON "tag_deltas" FOR EACH ROW EXECUTE FUNCTION "name_tag"();--> statement-breakpoint
CREATE TRIGGER "tag_follows_named" BEFORE INSERT ON "tag_follows" FOR EACH ROW EXECUTE FUNCTION "name_tag"();
