import './skeleton-list.css'

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

/** The skeleton of a list. */
export const SkeletonList = ({ label }: { label: string }) => (
  <div className="skeleton-list" role="status">
    <span className="visually-hidden">{label}</span>
    {ROWS.map(row => (
      <div key={row} className="skeleton-row" />
    ))}
  </div>
)
