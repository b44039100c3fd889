-- Functions made since private.viewer_id() that still asked the session itself now ask who the viewer is; nothing else in
-- them changes, and they keep their grants. The removal of an account is left: it tells who owes a code that a code is owed.
do $$
declare
  asking record;
begin
  for asking in
    select oid, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prokind = 'f' and prosrc like '%auth.uid()%'
      and oid not in (
        'private.viewer_id()'::regprocedure, 'private.remove_own_account(text, boolean)'::regprocedure
      )
  loop
    execute replace(asking.definition, 'auth.uid()', 'private.viewer_id()');
  end loop;
end;
$$;
