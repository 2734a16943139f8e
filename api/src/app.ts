import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { academiesRoutes } from './features/academies/routes.ts'
import { academyRoutes } from './features/academy/routes.ts'
import { accompanimentPlanRoutes } from './features/accompaniment-plan/routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { applicationRoutes } from './features/applications/routes.ts'
import { arrivalDetailsRoutes } from './features/arrival-details/routes.ts'
import { associationRoutes } from './features/association/routes.ts'
import { bankRoutes } from './features/bank/routes.ts'
import { concertPlanningRoutes } from './features/concert-planning/routes.ts'
import { concertRoutes } from './features/concerts/routes.ts'
import { consentRoutes } from './features/consents/routes.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { correpetitionRoutes } from './features/correpetition/routes.ts'
import { costRoutes } from './features/costs/routes.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { dateRoutes } from './features/dates/routes.ts'
import { documentRoutes } from './features/documents/routes.ts'
import { erasureRoutes } from './features/erasure/routes.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { groupMailRoutes } from './features/group-mails/routes.ts'
import { housekeepingRoutes } from './features/housekeeping/routes.ts'
import { instrumentRoutes } from './features/instruments/routes.ts'
import { invitationRoutes } from './features/invitations/routes.ts'
import { invoiceRoutes } from './features/invoices/routes.ts'
import { ledgerRoutes } from './features/ledger/routes.ts'
import { letterRoutes } from './features/letters/routes.ts'
import { lodgingRoutes } from './features/lodging/routes.ts'
import { mailRoutes } from './features/mails/routes.ts'
import { maintenanceRoutes } from './features/maintenance/routes.ts'
import { masterclassRoutes } from './features/masterclasses/routes.ts'
import { mergingRoutes } from './features/merging/routes.ts'
import { myDaysRoutes } from './features/my-days/routes.ts'
import { noticeRoutes } from './features/notices/routes.ts'
import { offerRoutes } from './features/offers/routes.ts'
import { pastYearRoutes } from './features/past-years/routes.ts'
import { paymentReminderRoutes } from './features/payment-reminders/routes.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { peopleRoutes } from './features/people/routes.ts'
import { personRoutes } from './features/person/routes.ts'
import { personAccountRoutes } from './features/person-account/routes.ts'
import { personalDataRoutes } from './features/personal-data/routes.ts'
import { placeOfferRoutes } from './features/place-offers/routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { programmeRoutes } from './features/programme/routes.ts'
import { publicConcertRoutes } from './features/public-concerts/routes.ts'
import { recordRoutes } from './features/record/routes.ts'
import { refundRoutes } from './features/refunds/routes.ts'
import { repertoireRoutes } from './features/repertoire/routes.ts'
import { repertoireChangeRoutes } from './features/repertoire-changes/routes.ts'
import { retentionRoutes } from './features/retention/routes.ts'
import { reviewRoutes } from './features/reviews/routes.ts'
import { roleRoutes } from './features/roles/routes.ts'
import { roomRoutes } from './features/rooms/routes.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { selectionRoutes } from './features/selection/routes.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { setupRoutes } from './features/setup/routes.ts'
import { siteTextRoutes } from './features/site-texts/routes.ts'
import { surveyRoutes } from './features/surveys/routes.ts'
import { teacherRoutes } from './features/teachers/routes.ts'
import { textPreviewRoutes } from './features/text-previews/routes.ts'
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
import { problem } from './lib/problem.ts'
import type { Services } from './lib/services.ts'

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
