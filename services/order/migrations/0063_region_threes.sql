-- Every run of three letters of a text, each once: what holds them all may hold a text that is looked for.
CREATE FUNCTION threes(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr(whole, n, 3)) FROM generate_series(1, length(whole) - 2) n
$$;--> statement-breakpoint
CREATE INDEX "region_threes" ON "region" USING gin (threes("search" || "posts"));--> statement-breakpoint
CREATE INDEX "region_post_codes" ON "region" USING gin ("post_codes");