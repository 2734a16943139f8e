import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { loadSurvey } from '../areas/messages/feedback/endings.ts'
import { FeedbackLoading } from '../areas/messages/public-pages/feedback-loading.tsx'
import { openSetup } from '../areas/office/setup/open-setup.ts'
import { loadTopics } from '../areas/privacy/personal-data/api.ts'
import { loadPageTexts } from '../areas/site/site-texts/page-texts.ts'
import { loadMissingStyles } from '../base/missing-styles.ts'
import { headOf, visitOf } from '../base/pages/head.ts'
import { page } from '../base/pages/page.ts'
import { paths } from '../base/pages/paths.ts'
import { text } from '../base/pages/search.ts'
import { inMain, inTheBrowser } from './root.tsx'

const imprint = createRoute({
  getParentRoute: inMain,
  path: paths.Imprint,
  ...page({
    texts: {
      en: {
        title: 'Imprint',
        description: 'Who publishes this site: the association, its address, board and purpose.',
      },
      de: {
        title: 'Impressum',
        description:
          'Wer diese Website herausgibt: der Verein, seine Anschrift, sein Vorstand und sein Zweck.',
      },
    },
    siteMenu: { place: 'footer' },
    isInSitemap: true,
  }),
  loader: ({ context }) => loadPageTexts(context.call, 'imprint'),
  component: lazy(() => import('../areas/site/public-pages/imprint.tsx'), 'Imprint'),
})
const privacy = createRoute({
  getParentRoute: inMain,
  path: paths.Privacy,
  ...page({
    texts: {
      en: {
        title: 'Privacy',
        description:
          'What the academy knows about you, why, for how long, and what rights you have: no tracking, no advertising.',
      },
      de: {
        title: 'Datenschutz',
        description:
          'Was die Akademie über Sie weiß, warum, wie lange, und welche Rechte Sie haben: keine Verfolgung, keine Werbung.',
      },
    },
    siteMenu: { place: 'footer' },
    isInSitemap: true,
  }),
  loader: async ({ context }) => {
    const [texts, topics] = await Promise.all([
      loadPageTexts(context.call, 'privacy'),
      loadTopics(context.call),
    ])
    return { texts, topics }
  },
  component: lazy(() => import('../areas/privacy/public-pages/privacy.tsx'), 'Privacy'),
})
const accessibility = createRoute({
  getParentRoute: inMain,
  path: paths.Accessibility,
  ...page({
    texts: {
      en: {
        title: 'Accessibility',
        description:
          'How accessible this site is, what is still missing, and whom to tell what is in your way.',
      },
      de: {
        title: 'Barrierefreiheit',
        description:
          'Wie barrierefrei diese Website ist, was noch fehlt und wem Sie sagen können, was Sie hindert.',
      },
    },
    siteMenu: { place: 'footer' },
    isInSitemap: true,
  }),
  loader: ({ context }) => loadPageTexts(context.call, 'accessibility'),
  component: lazy(() => import('../areas/site/public-pages/accessibility.tsx'), 'Accessibility'),
})
const accompanist = createRoute({ getParentRoute: inMain, path: paths.Correpetitor, component: () => null })

const loadFeedback = async () => {
  const { Feedback } = await import('../areas/messages/public-pages/feedback.tsx')
  await loadMissingStyles()
  return { Feedback }
}
const feedbackPage = page({
  texts: {
    en: {
      title: 'Feedback',
      description: 'Tell us how the academy was: the anonymous survey for those who took part.',
    },
    de: {
      title: 'Rückmeldung',
      description: 'Erzählen Sie uns, wie die Akademie war: die anonyme Umfrage für alle, die dabei waren.',
    },
  },
  isPrivate: true,
})
const feedback = createRoute({
  getParentRoute: inMain,
  path: paths.FeedbackQuestionaire,
  ...feedbackPage,
  validateSearch: (search: Record<string, unknown>) => text(search, 'step'),
  ...inTheBrowser,
  pendingComponent: FeedbackLoading,
  loader: ({ context, params }) => loadSurvey(context.call, params.uuid),
  // Loaded once: moving between questions needs no network, and a later visit loads it again.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  head: ({ loaderData, ...shown }) =>
    loaderData && 'open' in loaderData
      ? headOf(visitOf(shown), {
          ...feedbackPage.staticData.page.texts[shown.match.context.locale],
          title: loaderData.open.survey.title,
          // The URL of the page is as secret as the link.
          path: '/feedback',
          isPrivate: true,
        })
      : feedbackPage.head(shown),
  component: lazy(loadFeedback, 'Feedback'),
})

const setup = createRoute({
  getParentRoute: inMain,
  path: paths.Setup,
  ...page({
    texts: {
      en: { title: 'Set up the site', description: 'The first admin, the association and the site.' },
      de: { title: 'Website einrichten', description: 'Das erste Admin-Konto, der Verein und die Website.' },
    },
    isPrivate: true,
  }),
  loader: ({ context, params }) => openSetup(context.call, params.token),
  // Opened once: after the first step the link is used up, and the page goes on.
  staleTime: Number.POSITIVE_INFINITY,
  shouldReload: false,
  component: lazy(() => import('../areas/office/public-pages/setup.tsx'), 'Setup'),
})

const unsubscribe = createRoute({
  getParentRoute: inMain,
  path: paths.Unsubscribe,
  ...page({
    texts: {
      en: { title: 'Unsubscribe from news', description: 'Stop getting news from the academy by email.' },
      de: {
        title: 'Neuigkeiten abbestellen',
        description: 'Keine Neuigkeiten der Akademie mehr per E-Mail.',
      },
    },
    isPrivate: true,
  }),
  validateSearch: (search: Record<string, unknown>) => ({
    ...text(search, 'id'),
    ...text(search, 'expires'),
    ...text(search, 'signature'),
  }),
  ...inTheBrowser,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { id = '', expires = '', signature = '' } }) =>
    (await import('../areas/messages/group-mails/news-api.ts')).isNewsLinkValid(context.call, {
      id,
      expires,
      signature,
    }),
  component: lazy(() => import('../areas/messages/public-pages/unsubscribe.tsx'), 'UnsubscribePage'),
})

/** The public pages that are not in the header menu. */
export const otherPages = [
  imprint,
  privacy,
  accessibility,
  accompanist,
  feedback,
  setup,
  unsubscribe,
] as const
