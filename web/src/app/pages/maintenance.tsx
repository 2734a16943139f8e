export const Maintenance = () => <h1>Maintenance</h1>
