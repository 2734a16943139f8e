import './home.css'
import { Hero } from '../features/academy/hero.tsx'
import { MasterclassList } from '../features/masterclasses/masterclass-list.tsx'
import { explainError } from '../lib/explain-error.ts'
import { yearOf } from '../lib/format.ts'
import { useCopy } from '../lib/i18n/copy.ts'
import { type Loaded, useLoaded } from '../lib/use-loaded.ts'
import { FailureNote } from '../ui/failure-note.tsx'
import { SkeletonList } from '../ui/skeleton-list.tsx'
import { type FrontPage, loadFrontPage } from './front-page.ts'

export const Home = () => {
  const copy = useCopy()
  const page = useLoaded(loadFrontPage)
  const academy = page.state === 'ready' ? page.value.academy : undefined
  const year = academy && yearOf(academy.start_date_academy)
  return (
    <>
      <title>{academy ? `${academy.place_name} · ${copy.siteName} ${year}` : copy.siteName}</title>
      <main>
        <Hero academy={academy} isLoading={page.state === 'loading'} />
        <section className="programme" id="masterclasses" aria-labelledby="programme-title">
          <h2 id="programme-title">{year ? copy.masterclassesOf(year) : copy.masterclasses}</h2>
          <p className="programme-intro">{copy.masterclassesIntro}</p>
          <Programme page={page} />
        </section>
      </main>
      <footer className="site-footer">
        <p>{copy.siteName}</p>
        <a href="/api/docs">{copy.apiDocs}</a>
      </footer>
    </>
  )
}

const Programme = ({ page }: { page: Loaded<FrontPage> }) => {
  const copy = useCopy()
  if (page.state === 'loading') return <SkeletonList label={copy.loading} />
  if (page.state === 'failed') {
    const message = copy.errorLoadingMasterclass(explainError(page.error, copy))
    return <FailureNote message={message} retryLabel={copy.tryAgain} onRetry={page.retry} />
  }
  const { academy, deadlinePassed } = page.value
  return <MasterclassList masterclasses={academy.master_classes} deadlinePassed={deadlinePassed} />
}
