/** Changelogs for readers: what a changeset says, as it was written, without commit hashes. */
module.exports = {
  getReleaseLine: async ({ summary }) => `${summary.trim()}\n`,
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.map(({ name, newVersion }) => `Made for \`${name}\` ${newVersion}.`).join(' '),
};
