-- Compiling a plan takes longer than any statement of this service may. Without the right to say so, it is left to the server's owner.
do $$ begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then null;
end $$;
