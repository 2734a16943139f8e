import './topic-table.css'
import type { StoredTopic } from '@academy/contract/privacy/personal-data/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { personalDataTexts } from './texts.ts'

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul className="topic-table-lines">
    {of.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** What is kept about people, why and for how long. */
export const TopicTable = ({ topics }: { topics: readonly StoredTopic[] }) => {
  const texts = useTexts(personalDataTexts).table
  return (
    <section className="topic-table-section">
      <h2>{texts.title}</h2>
      <p>{texts.intro}</p>
      <table className="topic-table">
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.why}</th>
            <th scope="col">{texts.howLong}</th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({ topic, data, purposes, retentions }) => (
            <tr key={topic}>
              <th scope="row">
                {topic}
                <Lines of={data} />
              </th>
              <td data-label={texts.why}>
                <Lines of={purposes} />
              </td>
              <td data-label={texts.howLong}>
                <Lines of={retentions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
