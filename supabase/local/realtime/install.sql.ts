/** The database half of change capture: what logical decoding does in production, done by row triggers. */

/** Idempotent. One embedded backend at a time may use a database: it owns the outbox. */
export const INSTALL_SQL = `
create schema if not exists realtime;
revoke all on schema realtime from public;

create table if not exists realtime.watched_tables (relation oid primary key);

create table if not exists realtime.changes (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  relation oid not null,
  type text not null,
  record jsonb,
  old_record jsonb,
  committed_at timestamptz not null default clock_timestamp()
);
create index if not exists changes_by_transaction on realtime.changes (transaction, id);

-- The payload is the transaction: Postgres sends equal payloads of one transaction once, and
-- notifications of several transactions in the order in which they commit.
create or replace function realtime.capture_change() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $body$
begin
  if exists (select from realtime.watched_tables where relation = tg_relid) then
    -- The inner block: a failed capture loses an event, never the user's write.
    begin
      insert into realtime.changes (relation, type, record, old_record) values (
        tg_relid,
        tg_op,
        case when tg_op <> 'DELETE' then to_jsonb(new) end,
        case when tg_op <> 'INSERT' then to_jsonb(old) end
      );
      perform pg_notify('realtime_changes', pg_current_xact_id()::text);
    exception when others then
      null;
    end;
  end if;
  return null;
end;
$body$;
revoke all on function realtime.capture_change() from public;

-- As in production, what the publication does not publish is not captured: each table's trigger fires for the same events.
create or replace function realtime.follow_publication() returns void
language plpgsql set search_path = '' as $body$
declare
  events text;
  wanted_type integer;
  published text;
begin
  -- The bits of pg_trigger.tgtype: 1 for each row, 4 insert, 8 delete, 16 update.
  select
    concat_ws(' or ', case when pubinsert then 'insert' end, case when pubupdate then 'update' end,
      case when pubdelete then 'delete' end),
    1 + case when pubinsert then 4 else 0 end + case when pubdelete then 8 else 0 end
      + case when pubupdate then 16 else 0 end
  into events, wanted_type
  from pg_catalog.pg_publication where pubname = 'supabase_realtime';
  for published in
    select format('%I.%I', p.schemaname, p.tablename)
    from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and not exists (
      select from pg_catalog.pg_trigger t
      where t.tgname = 'realtime_capture_change' and t.tgtype = wanted_type
        and t.tgrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
    )
  loop
    execute format('drop trigger if exists realtime_capture_change on %s', published);
    if events <> '' then
      execute format(
        'create trigger realtime_capture_change after %s on %s '
        'for each row execute function realtime.capture_change()', events, published);
    end if;
  end loop;
end;
$body$;
revoke all on function realtime.follow_publication() from public;

-- Changes from before this start have no subscriber: the real service starts from now too.
truncate realtime.changes;
truncate realtime.watched_tables;
-- Logged, also where it was not once: what waits here survives an engine that broke off.
alter table realtime.changes set logged;
select realtime.follow_publication();
`
