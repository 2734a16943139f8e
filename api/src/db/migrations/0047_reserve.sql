-- A fourth decision: a place on the waiting list. It is "not accepted" with a rank; its status after the final save is
-- `reserve`.
alter table applications
  drop constraint applications_status_check,
  add constraint applications_status_check
    check (status in ('applied', 'accepted', 'reserve', 'rejected', 'withdrawn')),
  -- The teacher's order of the waiting list. Gaps are allowed.
  add reserve_rank int check (reserve_rank >= 1),
  add constraint applications_reserve_not_accepted check (reserve_rank is null or is_accepted is false),
  add constraint applications_reserve_ranked check (status <> 'reserve' or reserve_rank is not null),
  -- Checked at the end of a transaction, so that ranks can be exchanged.
  add constraint applications_reserve_order unique (masterclass_id, reserve_rank) deferrable initially deferred;
