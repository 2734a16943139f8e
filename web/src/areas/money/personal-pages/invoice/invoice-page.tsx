import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { payTexts } from '../../invoices/pay-texts.ts'
import { PayableInvoice } from '../../invoices/payable-invoice.tsx'
import { RenewalNote } from '../../invoices/renewal-note.tsx'
import { invoiceTexts } from '../../invoices/texts.ts'
import { invoiceQueries } from './invoice-data.ts'

const route = getRouteApi('/user/invoices/$id')

/** One own invoice, where it is paid. */
export const InvoicePage = () => {
  const { number } = useTexts(invoiceTexts)
  const { back } = useTexts(payTexts)
  const { call } = route.useRouteContext()
  const { invoice } = useData(invoiceQueries(call, route.useParams().id))
  const navigate = useNavigate()
  return (
    <>
      <h1>{number(invoice.invoice_number)}</h1>
      <RenewalNote
        call={call}
        invoice={invoice}
        profileLink={label => <Link to={paths.Profile}>{label}</Link>}
        onRenewed={id => navigate({ to: paths.MyInvoice, params: { id: String(id) }, replace: true })}
      />
      <PayableInvoice invoice={invoice} />
      <p>
        <ButtonLink look="text" to={paths.PersonalHomeView}>
          ← {back}
        </ButtonLink>
      </p>
    </>
  )
}
