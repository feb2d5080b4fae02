CREATE INDEX "import_error_rule" ON "import_error" USING btree ("site","rule","at","id");--> statement-breakpoint
CREATE INDEX "import_error_field" ON "import_error" USING btree ("site","field","at","id");--> statement-breakpoint
CREATE INDEX "import_error_file" ON "import_error" USING btree ("site","file_name","at","id");