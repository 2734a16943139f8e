/** Selects the stored people of academies that differ from what ties accounts to them: none, ever. */
export const WRONG_PEOPLE = `
  select academy_id, account_id, stored.list_name as stored, tied.list_name as expected
  from academy_people stored full join (
    select distinct tie.academy_id, tie.account_id, person.list_name
    from academy_ties tie join accounts person on person.id = tie.account_id
  ) tied using (academy_id, account_id)
  where stored.list_name is distinct from tied.list_name`
