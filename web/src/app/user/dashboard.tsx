export const Dashboard = () => <h1>Dashboard</h1>
