export default function Page() {
  return <main>sector</main>
}
