-- What is announced live: prayers, filtered for each listener by the read policies, and numbers of likes. Never likes
-- themselves: who likes a prayer is nobody else's business.
alter publication supabase_realtime add table public.prayers, public.like_counts;
