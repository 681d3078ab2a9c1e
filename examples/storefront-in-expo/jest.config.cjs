module.exports = {
  preset: 'jest-expo/ios',
  setupFiles: ['./src/testing/device.ts'],
  testTimeout: 120_000,
};
