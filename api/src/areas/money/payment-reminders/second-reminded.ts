/** Whether the invoice of the balance `b` is still open after its second reminder. */
export const secondReminded = `b.outstanding_cents > 0 and exists (
  select from payment_reminders r where r.invoice_id = b.invoice_id and r.step = 'second')`
