import './resume-pages.css'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { useEffect, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { loadResume } from './api.ts'
import { selectionTexts } from './texts.ts'

const ResumeLink = ({ applicant: { resume, student } }: { applicant: Applicant }) => {
  const texts = useTexts(selectionTexts)
  if (!resume) return <p className="excerpt-empty">{texts.noResume}</p>
  return (
    <ButtonAnchor look="text" href={resume.url} download={resume.name}>
      {texts.resumeFile}
      <span className="visually-hidden">, {student.full_name}</span>
    </ButtonAnchor>
  )
}

type Pdf = Awaited<ReturnType<typeof import('./draw-pdf.ts').openPdf>>

/** Loads the résumé once it comes near: people leaf through. */
const useResume = (call: Call, applicant: Applicant) => {
  const [pdf, setPdf] = useState<Pdf>()
  const [hasFailed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { id } = applicant
  const hasResume = applicant.resume !== null
  useEffect(() => {
    if (!place.current || !hasResume) return
    const ended = new AbortController()
    let opened: Pdf | undefined
    const load = async () => {
      try {
        const [{ openPdf }, file] = await Promise.all([
          import('./draw-pdf.ts'),
          loadResume(call, id, ended.signal),
        ])
        opened = await openPdf(file)
        if (ended.signal.aborted) void opened.destroy()
        else setPdf(opened)
      } catch {
        if (!ended.signal.aborted) setFailed(true)
      }
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void load()
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      ended.abort()
      void opened?.destroy()
    }
  }, [call, id, hasResume])
  return { pdf, hasFailed, place }
}

/** The résumé as pictures of its pages; the file itself is only ever saved. */
export const ResumePages = ({ call, applicant }: { call: Call; applicant: Applicant }) => {
  const texts = useTexts(selectionTexts)
  const { pdf, hasFailed, place } = useResume(call, applicant)
  const pages = Array.from({ length: pdf?.numPages ?? 0 }, (_, index) => index + 1)
  return (
    <section className="resume-pages" aria-label={texts.resume} ref={place}>
      <ResumeLink applicant={applicant} />
      {applicant.resume && !pdf && (
        <p className="user-quiet" role="status">
          {hasFailed ? texts.resumeFailed : texts.resumeLoading}
        </p>
      )}
      {pdf && pages.map(number => <ResumePage key={number} pdf={pdf} number={number} />)}
    </section>
  )
}

const ResumePage = ({ pdf, number }: { pdf: Pdf; number: number }) => {
  const texts = useTexts(selectionTexts)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isGone = false
    const draw = async () => {
      try {
        const { drawPage } = await import('./draw-pdf.ts')
        const found = await drawPage(pdf, number, element)
        if (!isGone) setText(found)
      } catch {
        // The page stays empty; the file can be opened.
      }
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void draw()
      },
      { rootMargin: '800px' },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [pdf, number])
  const label = texts.resumePage(number, pdf.numPages)
  return (
    <figure className="resume-page">
      <canvas ref={canvas} role="img" aria-label={label} />
      <p className="visually-hidden">{text}</p>
    </figure>
  )
}
