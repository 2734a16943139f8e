/** The filters of the list of invoices, as named in the URL. */
export const invoiceFilters = ['state', 'kind', 'year', 'masterclass'] as const
