/** Something that is asked of the server: whether it is under way, and what went wrong the last time. */
export class Attempt {
  busy = $state(false)
  trouble = $state.raw<unknown>(null)

  /** Do it; whether it went well. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    try {
      await work()
      this.trouble = null
    } catch (why) {
      this.trouble = why
    }
    this.busy = false
    return this.trouble === null
  }
}
