CREATE INDEX "dictionary_sort" ON "dictionary" USING btree ("language","sort","id");--> statement-breakpoint
CREATE INDEX "dictionary_key" ON "dictionary" USING btree ("language","dic_key","id");--> statement-breakpoint
CREATE INDEX "dictionary_modified" ON "dictionary" USING btree ("language","modified_at","id");