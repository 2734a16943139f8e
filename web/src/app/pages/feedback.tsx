export const Feedback = () => <h1>Feedback</h1>
