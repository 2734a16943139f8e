import './followers.ts'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './areas/access/accounts/routes.ts'
import { invitationRoutes } from './areas/access/invitations/routes.ts'
import { roleRoutes } from './areas/access/roles/routes.ts'
import { secondFactorRoutes } from './areas/access/second-factor/routes.ts'
import { sessionRoutes } from './areas/access/sessions/routes.ts'
import { applicationRoutes } from './areas/admission/applications/routes.ts'
import { placeOfferRoutes } from './areas/admission/place-offers/routes.ts'
import { repertoireChangeRoutes } from './areas/admission/repertoire-changes/routes.ts'
import { reviewRoutes } from './areas/admission/reviews/routes.ts'
import { selectionRoutes } from './areas/admission/selection/routes.ts'
import { concertPlanningRoutes } from './areas/concerts/evenings/routes.ts'
import { mergingRoutes } from './areas/concerts/merging/routes.ts'
import { repertoireRoutes } from './areas/concerts/repertoire/routes.ts'
import { concertRoutes } from './areas/concerts/requests/routes.ts'
import { lodgingRoutes } from './areas/lodging/bookings/routes.ts'
import { costRoutes } from './areas/lodging/costs/routes.ts'
import { housekeepingRoutes } from './areas/lodging/housekeeping/routes.ts'
import { offerRoutes } from './areas/lodging/options/routes.ts'
import { roomRoutes } from './areas/lodging/rooms/routes.ts'
import { feedbackRoutes } from './areas/messages/feedback/routes.ts'
import { groupMailRoutes } from './areas/messages/group-mails/routes.ts'
import { letterRoutes } from './areas/messages/letters/routes.ts'
import { mailRoutes } from './areas/messages/mails/routes.ts'
import { noticeRoutes } from './areas/messages/notices/routes.ts'
import { surveyRoutes } from './areas/messages/surveys/routes.ts'
import { bankRoutes } from './areas/money/bank/routes.ts'
import { invoiceRoutes } from './areas/money/invoices/routes.ts'
import { ledgerRoutes } from './areas/money/ledger/routes.ts'
import { paymentReminderRoutes } from './areas/money/payment-reminders/routes.ts'
import { paymentRoutes } from './areas/money/payments/routes.ts'
import { personAccountRoutes } from './areas/money/person-account/routes.ts'
import { refundRoutes } from './areas/money/refunds/routes.ts'
import { academiesRoutes } from './areas/office/academies/routes.ts'
import { recordRoutes } from './areas/office/audit-log/routes.ts'
import { dashboardRoutes } from './areas/office/dashboard/routes.ts'
import { maintenanceRoutes } from './areas/office/maintenance/routes.ts'
import { personRoutes } from './areas/office/person-page/routes.ts'
import { setupRoutes } from './areas/office/setup/routes.ts'
import { textPreviewRoutes } from './areas/office/text-previews/routes.ts'
import { arrivalDetailsRoutes } from './areas/people/arrival-details/routes.ts'
import { consentRoutes } from './areas/people/consents/routes.ts'
import { peopleRoutes } from './areas/people/people-list/routes.ts'
import { profileRoutes } from './areas/people/profile/routes.ts'
import { erasureRoutes } from './areas/privacy/erasure/routes.ts'
import { personalDataRoutes } from './areas/privacy/personal-data/routes.ts'
import { retentionRoutes } from './areas/privacy/retention/routes.ts'
import { academyRoutes } from './areas/programme/academy/routes.ts'
import { instrumentRoutes } from './areas/programme/instruments/routes.ts'
import { masterclassRoutes } from './areas/programme/masterclasses/routes.ts'
import { programmeRoutes } from './areas/programme/programme/routes.ts'
import { teacherRoutes } from './areas/programme/teachers/routes.ts'
import { accompanimentPlanRoutes } from './areas/schedule/accompaniment-plan/routes.ts'
import { correpetitionRoutes } from './areas/schedule/correpetition/routes.ts'
import { dateRoutes } from './areas/schedule/dates/routes.ts'
import { myDaysRoutes } from './areas/schedule/my-days/routes.ts'
import { pastYearRoutes } from './areas/schedule/past-years/routes.ts'
import { publicConcertRoutes } from './areas/schedule/public-concerts/routes.ts'
import { associationRoutes } from './areas/site/association/routes.ts'
import { contactRoutes } from './areas/site/contact/routes.ts'
import { documentRoutes } from './areas/site/documents/routes.ts'
import { siteTextRoutes } from './areas/site/site-texts/routes.ts'
import { problem } from './base/problem.ts'
import type { Services } from './base/services.ts'
import { arrivalTimeouts, watchArrivingBodies } from './http/arriving-bodies.ts'
import type { Route } from './http/bind.ts'
import { bindAll } from './http/bind-all.ts'
import { parseJson } from './http/body.ts'
import { cutConnectionsOnClose } from './http/cut-connections.ts'
import { addDocumentation } from './http/documentation.ts'
import { noLoopMonitor } from './http/event-loop.ts'
import { answerFailure } from './http/failures.ts'
import { securityHeaders } from './http/headers.ts'
import { logRequests, observeRequests } from './http/log.ts'
import { refuseOverload } from './http/overload.ts'
import { refusePipelining } from './http/pipelined-requests.ts'
import { serveSite } from './http/site/serve-site.ts'

export const routes: Route[] = [
  ...academiesRoutes,
  ...academyRoutes,
  ...accompanimentPlanRoutes,
  ...accountRoutes,
  ...applicationRoutes,
  ...arrivalDetailsRoutes,
  ...associationRoutes,
  ...bankRoutes,
  ...concertPlanningRoutes,
  ...concertRoutes,
  ...consentRoutes,
  ...contactRoutes,
  ...correpetitionRoutes,
  ...costRoutes,
  ...dateRoutes,
  ...dashboardRoutes,
  ...documentRoutes,
  ...erasureRoutes,
  ...feedbackRoutes,
  ...housekeepingRoutes,
  ...instrumentRoutes,
  ...invitationRoutes,
  ...invoiceRoutes,
  ...ledgerRoutes,
  ...letterRoutes,
  ...lodgingRoutes,
  ...groupMailRoutes,
  ...mailRoutes,
  ...maintenanceRoutes,
  ...masterclassRoutes,
  ...mergingRoutes,
  ...myDaysRoutes,
  ...noticeRoutes,
  ...offerRoutes,
  ...pastYearRoutes,
  ...paymentReminderRoutes,
  ...paymentRoutes,
  ...peopleRoutes,
  ...personAccountRoutes,
  ...personRoutes,
  ...personalDataRoutes,
  ...placeOfferRoutes,
  ...profileRoutes,
  ...programmeRoutes,
  ...publicConcertRoutes,
  ...recordRoutes,
  ...refundRoutes,
  ...repertoireRoutes,
  ...repertoireChangeRoutes,
  ...roleRoutes,
  ...roomRoutes,
  ...retentionRoutes,
  ...reviewRoutes,
  ...secondFactorRoutes,
  ...selectionRoutes,
  ...sessionRoutes,
  ...setupRoutes,
  ...siteTextRoutes,
  ...textPreviewRoutes,
  ...surveyRoutes,
  ...teacherRoutes,
]

const JSON_LIMIT = 256 * 1024

// PostgreSQL quotes the refused row in these fields, which may contain personal data.
const QUOTED = { paths: ['err.detail', 'err.where'], remove: true }

/** Matches no page and no endpoint, so the answer is 404. */
const NO_MATCH = '/api/*'

/**
 * Returns the path and query of a request target. Proxies may send an absolute URL (`GET http://host/path`,
 * RFC 9112). Anything else, such as the `*` of OPTIONS, matches nothing.
 */
const pathOf = (target: string): string => {
  if (target.startsWith('/')) return target
  const address = /^https?:\/\/[^/?#]*/i.exec(target)?.[0]
  if (address === undefined) return NO_MATCH
  const path = target.slice(address.length)
  return path.startsWith('/') ? path : `/${path}`
}

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A path that cannot be decoded is that of no page. The API refuses it itself. */
const decodable = (target: string): string => {
  const [path = ''] = target.split('?')
  return path.startsWith('/api/') || isDecodable(path) ? target : encodeURI(target)
}

interface LogStream {
  write(line: string): void
}

/** Builds the API without the site. Logs to standard output unless a stream is given. */
export const buildApi = async (services: Services, stream?: LogStream): Promise<FastifyInstance> => {
  const { config } = services
  const secure = securityHeaders(config.isProduction)
  const app = Fastify({
    logger: { level: config.logLevel, base: null, redact: QUOTED, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: JSON_LIMIT,
    ...arrivalTimeouts,
    // The overload guard sends the 503, in the usual problem format.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url }) => decodable(pathOf(url ?? '/')),
    routerOptions: { maxParamLength: 200 },
    // Requests whose path cannot be decoded never reach the hooks, so the headers are set here.
    frameworkErrors: (error, request, reply) => {
      secure(request, reply)
      answerFailure(error, request, reply)
    },
  })
  app.setErrorHandler(answerFailure)
  app.removeContentTypeParser('text/plain')
  parseJson(app)
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply)
    done()
  })
  cutConnectionsOnClose(app)
  refusePipelining(app)
  watchArrivingBodies(app)
  refuseOverload(app, config.isTest ? { loop: noLoopMonitor } : {})
  logRequests(app)
  if (services.requests) observeRequests(app, services.requests)
  await bindAll(app, services, routes)
  addDocumentation(app)
  for (const unknown of ['/api', '/api/*'])
    app.all(unknown, async () => {
      throw problem('not_found')
    })
  return app
}

/** Builds the whole application, API and site, without listening. */
export const buildApp = async (services: Services, stream?: LogStream): Promise<FastifyInstance> => {
  const app = await buildApi(services, stream)
  await serveSite(app, services, routes)
  return app
}
